import { formatEther, size } from 'viem'
import type { ApprovalContent, ApprovalRequest } from '../wallet.types.ts'

/**
 * Returns the texts of a request. They describe it completely, because the person sees nothing else
 * of it before deciding.
 */
export function describeApproval(request: ApprovalRequest): ApprovalContent {
  switch (request.kind) {
    case 'connect':
      return {
        title: 'Connect to this site',
        text: 'It will see the addresses and balances of:',
        facts: [],
        payload: null,
        approve: 'Connect',
      }
    case 'custom':
      return request.content
    case 'message':
      return {
        title: 'Sign a message',
        text: 'This costs nothing and moves nothing.',
        facts: [{ label: 'With', value: groupAddress(request.account) }],
        payload: request.text,
        approve: 'Sign',
      }
    case 'typed-data':
      return {
        title: `Sign “${request.primaryType}”`,
        text: 'Signed data can act in your name. Read it first.',
        facts: [
          { label: 'App', value: request.domain || 'Unknown' },
          { label: 'With', value: groupAddress(request.account) },
        ],
        payload: request.text,
        approve: 'Sign',
      }
    case 'transaction':
      return {
        title: 'Send a transaction',
        text:
          request.data === '0x' ? 'Money leaves your account.' : 'Your account calls a contract.',
        facts: [
          {
            label: 'Amount',
            value: `${formatEther(BigInt(request.value))} ${request.chain.symbol}`,
          },
          { label: 'To', value: request.to ? groupAddress(request.to) : 'A new contract' },
          { label: 'From', value: groupAddress(request.account) },
          { label: 'Network', value: request.chain.name },
          ...(request.data === '0x'
            ? []
            : [{ label: 'Data', value: `${size(request.data)} bytes` }]),
        ],
        payload: request.data === '0x' ? null : request.data,
        approve: 'Send',
      }
    case 'switch':
      return {
        title: 'Switch network',
        text: 'The site wants to switch to another network.',
        facts: [
          { label: 'From', value: request.from },
          { label: 'To', value: request.to.name },
        ],
        payload: null,
        approve: 'Switch',
      }
    case 'add':
      return {
        title: 'Add a network',
        text: 'The wallet does not know this network yet. It will add it and switch to it.',
        facts: [
          { label: 'Name', value: request.chain.name },
          { label: 'Chain ID', value: String(request.chain.chainId) },
          { label: 'Currency', value: request.chain.symbol },
          { label: 'RPC URL', value: request.chain.rpc },
        ],
        payload: null,
        approve: 'Add network',
      }
  }
}

/** Formats a full address in groups of four digits, so that a person can compare it. */
export const groupAddress = (address: string): string => {
  const [first, rest] = address.startsWith('0x') ? ['0x ', address.slice(2)] : ['', address]
  return first + rest.replace(/(.{4})(?=.)/g, '$1 ')
}
