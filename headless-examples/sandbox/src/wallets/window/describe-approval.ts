import { formatEther, size } from 'viem'
import type { ApprovalRequest, ApprovalContent } from '../wallet.types.ts'

/** Says what is asked, plainly and in full: a person decides on exactly these words. */
export function describeApproval(ask: ApprovalRequest): ApprovalContent {
  switch (ask.kind) {
    case 'connect':
      return {
        title: 'Connect to this site',
        text: 'It will see the addresses and balances of:',
        facts: [],
        payload: null,
        approve: 'Connect',
      }
    case 'words':
      return ask.content
    case 'message':
      return {
        title: 'Sign a message',
        text: 'This costs nothing and moves nothing.',
        facts: [{ label: 'With', value: groupAddress(ask.account) }],
        payload: ask.text,
        approve: 'Sign',
      }
    case 'typed-data':
      return {
        title: `Sign “${ask.primaryType}”`,
        text: 'Signed data can act in your name. Read it first.',
        facts: [
          { label: 'For', value: ask.domain || 'Not said' },
          { label: 'With', value: groupAddress(ask.account) },
        ],
        payload: ask.text,
        approve: 'Sign',
      }
    case 'transaction':
      return {
        title: 'Send a transaction',
        text: ask.data === '0x' ? 'Money leaves your account.' : 'Your account calls a contract.',
        facts: [
          { label: 'Amount', value: `${formatEther(BigInt(ask.value))} ${ask.chain.symbol}` },
          { label: 'To', value: ask.to ? groupAddress(ask.to) : 'A new contract' },
          { label: 'From', value: groupAddress(ask.account) },
          { label: 'Network', value: ask.chain.name },
          ...(ask.data === '0x' ? [] : [{ label: 'Data', value: `${size(ask.data)} bytes` }]),
        ],
        payload: ask.data === '0x' ? null : ask.data,
        approve: 'Send',
      }
    case 'switch':
      return {
        title: 'Switch network',
        text: 'The site would like the wallet to use another network.',
        facts: [
          { label: 'Now', value: ask.from },
          { label: 'Then', value: ask.to.name },
        ],
        payload: null,
        approve: 'Switch',
      }
    case 'add':
      return {
        title: 'Add a network',
        text: 'The wallet does not know this network yet. It will add it and switch to it.',
        facts: [
          { label: 'Name', value: ask.chain.name },
          { label: 'Number', value: String(ask.chain.chainId) },
          { label: 'Coin', value: ask.chain.symbol },
          { label: 'Address', value: ask.chain.rpc },
        ],
        payload: null,
        approve: 'Add network',
      }
  }
}

/** An address in full, in fours, so that a person can compare it. */
export const groupAddress = (address: string): string => {
  const [first, rest] = address.startsWith('0x') ? ['0x ', address.slice(2)] : ['', address]
  return first + rest.replace(/(.{4})(?=.)/g, '$1 ')
}
