import { Option } from 'commander';
import { canaryCountedHere, type CanaryCounts } from '../reports/canary-counts.ts';
import { canaryByPrometheus } from '../reports/prometheus.ts';
import type { NeededCounts } from '../rollout/analysis.ts';

/** `--prometheus`. */
export const prometheusOption = (): Option =>
  new Option(
    '--prometheus <address>',
    "ask this server with Prometheus' HTTP API instead of the files of this machine (http://prometheus:9090)",
  );

/** What gives the counts of an environment's canary: a Prometheus server, if one is named, or the files of its compositions' folder `sites`. */
export const canaryCountsOf =
  (sites: string, environment: string, prometheus: string | undefined) =>
  (needed: NeededCounts): Promise<CanaryCounts> =>
    prometheus === undefined
      ? canaryCountedHere(sites, needed)
      : canaryByPrometheus(prometheus, environment, needed, Date.now());
