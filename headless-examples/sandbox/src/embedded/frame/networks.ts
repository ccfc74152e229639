import type { ApproveRule } from '../embedded.types.ts'
import { solanaNetwork } from '../embedded.types.ts'
import { parseInteger, parseList, parseRecord, parseText } from './parse.ts'

/** A network of the wallet. `hasSmartAccounts`: users have a smart account there. */
export type FrameNetwork = { caip2: string; name: string; rpc: string } & (
  | { namespace: 'eip155'; chainId: number; hasSmartAccounts: boolean }
  | { namespace: 'solana' }
)
export type EvmNetwork = Extract<FrameNetwork, { namespace: 'eip155' }>

/** `fault`: of the frame as a whole. Null: there is none. */
export type FrameStart = {
  networks: readonly FrameNetwork[]
  fault: string | null
}

const approveRules: readonly ApproveRule[] = ['ask', 'auto', 'reject', 'never']

const isApproveRule = (value: unknown): value is ApproveRule =>
  approveRules.some((rule) => rule === value)

/**
 * The rule in the URL of the frame: `/sdk/auto` or `/sdk?approve=auto`. Null: the rule of the service
 * applies.
 */
export function approveRuleIn({ pathname, searchParams }: URL): ApproveRule | null {
  const named = [searchParams.get('approve'), pathname.slice('/sdk/'.length)]
  return named.find(isApproveRule) ?? null
}

/** Parses how the service decides requests. */
export function parseRule(value: unknown): ApproveRule {
  const { approve } = parseRecord(value, 'rule')
  if (isApproveRule(approve)) return approve
  throw new Error('The service has no rule.')
}

/** Parses the first response of the service. */
export function parseStart(value: unknown): FrameStart {
  const start = parseRecord(value, 'start')
  const smart = parseList(start.smartChains, 'smartChains')
  const evm = parseList(start.chains, 'chains').map((entry): FrameNetwork => {
    const { chainId, name, rpc } = parseRecord(entry, 'chain')
    const id = parseInteger(chainId, 'chainId')
    return {
      namespace: 'eip155',
      caip2: `eip155:${id}`,
      chainId: id,
      name: parseText(name, 'name'),
      rpc: parseText(rpc, 'rpc'),
      hasSmartAccounts: smart.includes(id),
    }
  })
  const svm = parseRecord(start.svm, 'svm')
  return {
    networks: [
      ...evm,
      {
        namespace: 'solana',
        caip2: solanaNetwork,
        name: 'Local Solana',
        rpc: parseText(svm.rpc, 'rpc'),
      },
    ],
    fault: typeof start.fault === 'string' ? start.fault : null,
  }
}

/** Finds a network by its chain id: a number, its text, or a CAIP-2 id. Throws for others. */
export function findNetwork(networks: readonly FrameNetwork[], chainId: unknown): FrameNetwork {
  const id = String(chainId)
  const caip2 = id.includes(':') ? id : `eip155:${id}`
  const network = networks.find((each) => each.caip2 === caip2)
  if (network === undefined) throw new Error(`The network ${id} is not supported.`)
  return network
}

/** The chain id of a network as answers state it: a number on eip155, a CAIP-2 id elsewhere. */
export const chainIdOf = (network: FrameNetwork): number | string =>
  network.namespace === 'eip155' ? network.chainId : network.caip2
