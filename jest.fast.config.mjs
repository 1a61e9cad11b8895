import all from './jest.config.mjs';

/** The unit tests of `npm test`: all but those that take long or need a service, `*.slow.test.ts`. */
export default {
  ...all,
  projects: all.projects.map((project) => ({
    ...project,
    testPathIgnorePatterns: [...project.testPathIgnorePatterns, String.raw`\.slow\.test\.tsx?$`],
  })),
};
