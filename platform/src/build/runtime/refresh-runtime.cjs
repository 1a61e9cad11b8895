// Each federated bundle brings its own copy of React's refresh runtime, and only the copy that React itself reported to
// can update what is on the page. All bundles take the first one.
module.exports = globalThis.mosaicoRefreshRuntime ??= require('react-refresh');
