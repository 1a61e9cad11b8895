import type { AnswerTopic, Person, SiteConfiguration } from './schemas/site-configuration.ts';

/** The person that answers for a topic: the first that names it in `answers`, else the first of the list; undefined without people. */
export const answererOf = (
  { people = [] }: Pick<SiteConfiguration, 'people'>,
  topic: AnswerTopic,
): Person | undefined => people.find(({ answers }) => answers?.includes(topic)) ?? people[0];
