/** The networks of the page. */
export const networkErrors = {
  'network/adapter-missing': 'Adapter not found',
  'network/missing': 'CaipNetwork is undefined',
  'network/not-found': 'Network not found',
  'network/unknown': 'CaipNetwork not found',
} as const satisfies Record<`network/${string}`, string>
