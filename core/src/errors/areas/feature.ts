/** Features that the page turns off. */
export const featureErrors = {
  'feature/off': '"{option}" is off on this page',
} as const satisfies Record<`feature/${string}`, string>
