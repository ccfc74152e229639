/** Switching the network of a wallet. */
export const switchErrors = {
  'network/switch-not-found': 'Network Not Found',
  'network/switch-declined': 'You declined the switch',
  'network/switch-failed': "The wallet didn't switch networks",
  'network/not-supported-by-wallet': 'Chain is not supported',
  'network/no-public-url':
    'No public https RPC URL of {network} for the wallet. Pass one in "networks", or set "shareRpcUrls".',
} as const satisfies Record<`network/${string}`, string>
