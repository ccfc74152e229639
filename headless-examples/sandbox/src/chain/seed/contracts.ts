import { type Abi, type Address, encodeDeployData, getContractAddress, type Hex, isHex } from 'viem'
import type { SandboxCollection, SandboxToken, TokenId } from '../../base/description.ts'
import market from '../market/SandboxMarket.json' with { type: 'json' }
import collection from '../nft/SandboxCollection.json' with { type: 'json' }
import oldToken from '../token/SandboxOldToken.json' with { type: 'json' }
import stone from '../token/SandboxStone.json' with { type: 'json' }
import token from '../token/SandboxToken.json' with { type: 'json' }
import type { SeedTransaction } from './block-builder.ts'

type Artifact = { abi: unknown; bytecode: string }
type PlannedContract<Metadata> = Metadata & { address: Address; deploy: SeedTransaction }

const tokens: readonly (Omit<SandboxToken, 'address'> & {
  id: Exclude<TokenId, 'dollar'>
  artifact: Artifact
})[] = [
  { id: 'twin', name: 'Sandbox Dollar', symbol: 'SBD', decimals: 6, artifact: token },
  { id: 'coin', name: 'Sandbox Coin', symbol: 'SBC', decimals: 8, artifact: token },
  { id: 'euro', name: 'Sandbox Euro', symbol: 'SBE', decimals: 18, artifact: token },
  { id: 'points', name: 'Sandbox Points', symbol: 'SBP', decimals: 0, artifact: token },
  { id: 'old', name: 'Old Sandbox Dollar', symbol: 'OSD', decimals: 6, artifact: oldToken },
  { id: 'stone', name: 'Sandbox Stone', symbol: 'STN', decimals: 18, artifact: stone },
]
const collections: readonly Omit<SandboxCollection, 'address'>[] = [
  { id: 'stamps', name: 'Sandbox Stamps', isSpam: false },
  { id: 'prizes', name: 'You have won! prizes.example', isSpam: true },
]

/**
 * Returns the deployment transactions of all contracts with the addresses that they will have.
 * `nonce`: the next nonce of `owner`, which determines the addresses.
 */
export function planContracts(owner: Address, nonce: bigint) {
  let nextNonce = nonce
  const plan = <Metadata>(
    metadata: Metadata,
    artifact: Artifact,
    args: readonly unknown[],
  ): PlannedContract<Metadata> => {
    const address = getContractAddress({ from: owner, nonce: nextNonce })
    nextNonce += 1n
    return {
      ...metadata,
      address,
      deploy: { from: owner, to: null, data: deployData(artifact, args), gas: 2_500_000n },
    }
  }
  return {
    tokens: tokens.map(({ artifact, ...metadata }) =>
      plan(metadata, artifact, [metadata.name, metadata.symbol, metadata.decimals, owner]),
    ),
    collections: collections.map((metadata) =>
      plan(metadata, collection, [metadata.name, 'SBX', owner]),
    ),
    market: plan({}, market, []),
  }
}

function deployData({ abi, bytecode }: Artifact, args: readonly unknown[]): Hex {
  if (!isHex(bytecode)) throw new Error('A contract artifact has no bytecode.')
  return encodeDeployData({ abi: abi as Abi, bytecode, args })
}
