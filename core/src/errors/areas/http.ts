/**
 * URLs and responses of HTTP endpoints. The texts never contain a response of the endpoint (fault G1)
 * or the query of its URL.
 */
export const httpErrors = {
  'endpoint/url-not-supported':
    'Cannot request {url}: only http and https URLs without credentials are supported',
  'endpoint/none': 'No RPC URL for {network}. Pass one in "networks" or "customRpcUrls".',
  'endpoint/rpc-url-missing':
    'No RPC URL for {network}: the signature of a contract account cannot be verified. Pass one in "rpcUrls".',
  'endpoint/refused': 'The endpoint refused the request (status {status})',
  'endpoint/unreadable': 'The endpoint sent an unreadable response',
  'endpoint/wrong-chain': 'The endpoint serves {found} instead of {expected}',
} as const satisfies Record<`endpoint/${string}`, string>
