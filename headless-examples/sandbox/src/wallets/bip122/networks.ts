const names = [
  {
    network: 'bip122:000000000019d6689c085ae165831e93',
    sats: 'Mainnet',
    standard: 'bitcoin:mainnet',
    stacks: 'mainnet',
  },
  {
    network: 'bip122:000000000933ea01ad0ee984209779ba',
    sats: 'Testnet',
    standard: 'bitcoin:testnet',
    stacks: 'testnet',
  },
  {
    network: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
    sats: 'Regtest',
    standard: 'bitcoin:regtest',
    stacks: 'testnet',
  },
] as const
export type NetworkNames = { network: string; sats: string; standard: string; stacks: string }

/** What a network is called in wallets' answers; one that nobody knows is a local one. */
export const namesOf = (network: string): NetworkNames =>
  names.find((one) => one.network === network) ?? names[2]

/** The network that a page names; null: the wallet does not know it. */
export const networkNamed = (sats: unknown): NetworkNames | null =>
  names.find((one) => one.sats === sats) ?? null

/** The letters its addresses are made with. */
export const referenceOf = (network: string): string => network.slice(network.indexOf(':') + 1)
