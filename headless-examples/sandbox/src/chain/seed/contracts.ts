import { type Abi, type Address, encodeDeployData, getContractAddress, type Hex, isHex } from 'viem'
import type { SandboxCollection, SandboxToken, TokenId } from '../../base/description.ts'
import market from '../market/SandboxMarket.json' with { type: 'json' }
import collection from '../nft/SandboxCollection.json' with { type: 'json' }
import oldToken from '../token/SandboxOldToken.json' with { type: 'json' }
import stone from '../token/SandboxStone.json' with { type: 'json' }
import token from '../token/SandboxToken.json' with { type: 'json' }
import type { Told } from './block-builder.ts'

type Artifact = { abi: unknown; bytecode: string }
type Planned<Face> = Face & { deploy: Told }

const faces: readonly (Omit<SandboxToken, 'address'> & {
  id: Exclude<TokenId, 'dollar'>
  made: Artifact
})[] = [
  { id: 'twin', name: 'Sandbox Dollar', symbol: 'SBD', decimals: 6, made: token },
  { id: 'coin', name: 'Sandbox Coin', symbol: 'SBC', decimals: 8, made: token },
  { id: 'euro', name: 'Sandbox Euro', symbol: 'SBE', decimals: 18, made: token },
  { id: 'points', name: 'Sandbox Points', symbol: 'SBP', decimals: 0, made: token },
  { id: 'old', name: 'Old Sandbox Dollar', symbol: 'OSD', decimals: 6, made: oldToken },
  { id: 'stone', name: 'Sandbox Stone', symbol: 'STN', decimals: 18, made: stone },
]
const collections: readonly Omit<SandboxCollection, 'address'>[] = [
  { id: 'stamps', name: 'Sandbox Stamps', isSpam: false },
  { id: 'prizes', name: 'You have won! prizes.example', isSpam: true },
]

/** What is put on a chain by an account whose next nonce is known, and so all addresses. */
export function planContracts(owner: Address, nonce: bigint) {
  let next = nonce
  const planned = <Face>(
    face: Face,
    made: Artifact,
    args: readonly unknown[],
  ): Planned<Face & { address: Address }> => {
    const address = getContractAddress({ from: owner, nonce: next })
    next += 1n
    return {
      ...face,
      address,
      deploy: { from: owner, to: null, data: deployData(made, args), gas: 2_500_000n },
    }
  }
  return {
    tokens: faces.map(({ made, ...face }) =>
      planned(face, made, [face.name, face.symbol, face.decimals, owner]),
    ),
    collections: collections.map((face) => planned(face, collection, [face.name, 'SBX', owner])),
    market: planned({}, market, []),
  }
}

function deployData({ abi, bytecode }: Artifact, args: readonly unknown[]): Hex {
  if (!isHex(bytecode)) throw new Error('A contract has no bytecode.')
  return encodeDeployData({ abi: abi as Abi, bytecode, args })
}
