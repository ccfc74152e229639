/** All namespaces of a demo page. */
export const namespaces = ['eip155', 'solana', 'polkadot', 'bip122', 'cosmos'] as const
export type DemoNamespace = (typeof namespaces)[number]

/** The namespaces of `?chains=eip155,solana`; all if the parameter has no known namespace. */
export function namespacesFromUrl(): readonly DemoNamespace[] {
  const requested = (new URLSearchParams(location.search).get('chains') ?? '').split(',')
  const known = namespaces.filter((namespace) => requested.includes(namespace))
  return known.length === 0 ? namespaces : known
}

const labels: Readonly<Record<DemoNamespace, string>> = {
  eip155: 'Ethereum',
  solana: 'Solana',
  polkadot: 'Polkadot',
  bip122: 'Bitcoin',
  cosmos: 'Cosmos',
}

/** Display name of a namespace. */
export const labelOf = (namespace: string): string =>
  new Map<string, string>(Object.entries(labels)).get(namespace) ?? namespace
