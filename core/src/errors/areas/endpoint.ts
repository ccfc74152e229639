/** Requests and imports that reach no endpoint. */
export const endpointErrors = {
  'endpoint/blocked': 'The content security policy of the page blocks {source} ({directive})',
  'endpoint/unreachable': "Couldn't reach the network",
} as const satisfies Record<`endpoint/${string}`, string>
