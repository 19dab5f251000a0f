import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // Every route's module is named in the page, so that no extra request is made before a first navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
