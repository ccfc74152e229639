/** The families of chains that a demo page is for: all five, or those the address names, `?chains=eip155,solana`. */
export const namespaces = ['eip155', 'solana', 'polkadot', 'bip122', 'cosmos'] as const
export type DemoNamespace = (typeof namespaces)[number]

/** As the address says; all where it says nothing that we know. */
export function namespacesFromUrl(): readonly DemoNamespace[] {
  const named = (new URLSearchParams(location.search).get('chains') ?? '').split(',')
  const known = namespaces.filter((namespace) => named.includes(namespace))
  return known.length === 0 ? namespaces : known
}

const labels: Readonly<Record<DemoNamespace, string>> = {
  eip155: 'Ethereum',
  solana: 'Solana',
  polkadot: 'Polkadot',
  bip122: 'Bitcoin',
  cosmos: 'Cosmos',
}

/** A family of chains as people call it. */
export const labelOf = (namespace: string): string =>
  new Map<string, string>(Object.entries(labels)).get(namespace) ?? namespace
