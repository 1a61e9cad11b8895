import { useEffect, useState } from 'react';
import {
  fetchWithStallTimeout,
  useRetry,
  useLookup,
  type CaseSummary,
  type CaseTopic,
  type ClientCase,
} from '@mosaico/shared-types';
import { readCases } from '@mosaico/shared-types/schemas';

const file = '/data/casos.json';

/** Every case of the site, in its order. None until they are known, and where the site has none. Needs the shell. */
export function useCases(): readonly ClientCase[] {
  const known = useLookup()(`data:${file}`) as readonly ClientCase[] | undefined;
  const fetched = useFetched(known === undefined);
  return known ?? fetched;
}

/** What the site has to show of a topic. */
export interface Proof {
  /** The case that is proof of it; nothing until it is known, and where the site has none. */
  shown: CaseSummary | undefined;
  /** Another client's, who has a work of this topic besides what their case is proof of. */
  besides: CaseSummary | undefined;
}

/** The cases of topics, in their order. Needs the shell. */
export function useProofs(topics: readonly CaseTopic[]): Proof[] {
  const lookup = useLookup();
  const known = topics.map((topic) => lookup(`data:${file}#${topic}`) as readonly CaseSummary[] | undefined);
  const fetched = useFetched(known.includes(undefined));
  return topics.map((topic, index) => {
    const all: readonly CaseSummary[] = known[index] ?? fetched;
    const shown = all.find((each) => each.topics.includes(topic));
    const besides = all.find((each) => each !== shown && each.works?.some((work) => work.topic === topic));
    return { shown, besides };
  });
}

/** The case that is proof of a topic; nothing until it is known, and where the site has none. Needs the shell. */
export function useCase(topic: CaseTopic): CaseSummary | undefined {
  return useProofs([topic])[0]?.shown;
}

/** The picture of a case that shows its work of a topic; else its first. Undefined where it has none. */
export function workOf(shown: CaseSummary | undefined, topic: CaseTopic) {
  return shown?.works?.find((work) => work.topic === topic)?.picture ?? shown?.pictures?.[0];
}

/** The single pictures of a case's work of a topic, which a page shows one by one. The first work of the topic is the whole, and left out. */
export function piecesOf(shown: CaseSummary | undefined, topic: CaseTopic) {
  const [, ...pieces] = (shown?.works ?? []).filter((work) => work.topic === topic);
  return pieces.map(({ picture }) => picture);
}

/** What came of a case's work of a topic; else of the case. */
export function resultOf({ works, result }: CaseSummary, topic: CaseTopic) {
  return works?.find((work) => work.topic === topic && work.result)?.result ?? result;
}

/** The file itself, for pages that were not prerendered with it: the visitor came to them in the browser. */
function useFetched(wanted: boolean): readonly ClientCase[] {
  const retry = useRetry();
  const [cases, setCases] = useState<readonly ClientCase[]>([]);
  useEffect(() => {
    if (!wanted) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async (): Promise<readonly ClientCase[]> => {
      const response = await fetchWithStallTimeout(file, { signal });
      // A site may have no cases: its pages are whole without.
      return response.ok ? readCases(await response.json()) : [];
    };
    retry(file, ask, signal).then(
      (found) => {
        if (!signal.aborted) setCases(found);
      },
      // The page was left, or the file is no JSON: nothing is shown that was not there before.
      () => undefined,
    );
    return () => controller.abort();
  }, [retry, wanted]);
  return cases;
}
