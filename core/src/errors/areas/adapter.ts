/** Adapters that are missing or whose code does not load. */
export const adapterErrors = {
  'adapter/library-missing':
    'The {namespace} adapter needs {library}, which is not installed. Run: npm install {library}',
  'adapter/not-loaded': "Couldn't load the {namespace} adapter",
  'adapter/not-found': "Adapter for namespace {namespace} doesn't exist",
} as const satisfies Record<`adapter/${string}`, string>
