module.exports = '/assets/file';
