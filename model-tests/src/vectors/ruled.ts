/** The result that a decision of `core/docs/decisions.md` requires instead of a vector's own. */
export type Ruling = { operation: string; name: string; decision: number; returns: unknown }

/**
 * Vectors that describe a behaviour which this code replaced on purpose. A vector counts as passed
 * with the result of its ruling only.
 */
export const rulings: readonly Ruling[] = [
  {
    operation: 'network.extend',
    name: 'custom rpc first',
    decision: 46,
    returns: {
      chainNamespace: 'eip155',
      caipNetworkId: 'eip155:1',
      imageUrl: 'https://img.example/eth.png',
      http: ['https://custom1.example', 'https://custom2.example'],
      publicHttp: ['https://eth.example.com'],
    },
  },
  {
    operation: 'network.extend',
    name: 'unsupported network with custom rpc',
    decision: 46,
    returns: {
      chainNamespace: 'eip155',
      caipNetworkId: 'eip155:99999',
      imageUrl: null,
      http: ['https://mine.example'],
      publicHttp: ['https://custom.example.com'],
    },
  },
  {
    operation: 'network.extend',
    name: 'custom rpc equal to own url is not repeated in the public list',
    decision: 46,
    returns: {
      chainNamespace: 'eip155',
      caipNetworkId: 'eip155:1',
      imageUrl: null,
      http: ['https://eth.example.com'],
      publicHttp: ['https://eth.example.com'],
    },
  },
]

export const rulingOf = (operation: string, name: string): Ruling | null =>
  rulings.find((ruling) => ruling.operation === operation && ruling.name === name) ?? null
