/** Names of a network: the CAIP-2 id and those in sats-connect, the Wallet Standard and Stacks. */
export type NetworkNames = { network: string; sats: string; standard: string; stacks: string }

const regtest: NetworkNames = {
  network: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
  sats: 'Regtest',
  standard: 'bitcoin:regtest',
  stacks: 'testnet',
}
const names: readonly NetworkNames[] = [
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
  regtest,
]

/** Names of a network. Unknown networks are regtest. */
export const namesOf = (network: string): NetworkNames =>
  names.find((entry) => entry.network === network) ?? regtest

/** Finds a network by its name in sats-connect. Null if the wallet does not know it. */
export const findNetwork = (sats: unknown): NetworkNames | null =>
  names.find((entry) => entry.sats === sats) ?? null

/** The CAIP-2 reference of a network. */
export const referenceOf = (network: string): string => network.slice(network.indexOf(':') + 1)
