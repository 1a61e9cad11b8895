import type { AnswerTopic, Person, SiteConfiguration } from './schemas/site-configuration.ts';

/** Who of the agency answers for a topic: whoever has it, else the first of the list; nobody where there is no list. */
export const answererOf = (
  { people = [] }: Pick<SiteConfiguration, 'people'>,
  topic: AnswerTopic,
): Person | undefined => people.find(({ answers }) => answers?.includes(topic)) ?? people[0];
