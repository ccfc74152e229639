import { permit2 } from './known-contracts.ts'
import {
  addressRow,
  amountRow,
  type Described,
  describeGrant,
  row,
  textRow,
} from './request-row.ts'
import { cleanLines } from './request-values.ts'

/** Reads the words after the selector. The upper bytes of an address are ignored, as on chain. */
type Words = { address(index: number): string; number(index: number): bigint }
/** `contract`: the only contract whose calls it describes. Null: any token. */
type Decoder = {
  words: number
  contract: string | null
  describe(words: Words, to: string): Described
}

const transfer = (to: string, amount: bigint, token: string): Described => ({
  rows: [amountRow('amount', amount, token), addressRow('to', to), addressRow('token', token)],
  cautions: [],
})
const transferFrom = (from: string, ...rest: Parameters<typeof transfer>): Described => ({
  rows: [addressRow('from', from), ...transfer(...rest).rows],
  cautions: [],
})
const grantAll = (token: string, spender: string, granted: boolean) =>
  describeGrant(token, spender, granted ? null : 0n)

const approve: Decoder = {
  words: 2,
  contract: null,
  describe: ({ address, number }, to) => describeGrant(to, address(0), number(1)),
}
const decoders: ReadonlyMap<string, Decoder> = new Map([
  // approve(address,uint256), increaseAllowance(address,uint256), increaseApproval(address,uint256)
  ['0x095ea7b3', approve],
  ['0x39509351', approve],
  ['0xd73dd623', approve],
  // transfer(address,uint256)
  [
    '0xa9059cbb',
    {
      words: 2,
      contract: null,
      describe: ({ address, number }, to) => transfer(address(0), number(1), to),
    },
  ],
  // transferFrom(address,address,uint256)
  [
    '0x23b872dd',
    {
      words: 3,
      contract: null,
      describe: ({ address, number }, to) => transferFrom(address(0), address(1), number(2), to),
    },
  ],
  // setApprovalForAll(address,bool)
  [
    '0xa22cb465',
    {
      words: 2,
      contract: null,
      describe: ({ address, number }, to) => grantAll(to, address(0), number(1) !== 0n),
    },
  ],
  // permit(address owner,address spender,uint256 value,…) of EIP-2612
  [
    '0xd505accf',
    {
      words: 7,
      contract: null,
      describe: ({ address, number }, to) => describeGrant(to, address(1), number(2)),
    },
  ],
  // permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed,…) of DAI
  [
    '0x8fcbaf0c',
    {
      words: 8,
      contract: null,
      describe: ({ address, number }, to) => grantAll(to, address(1), number(4) !== 0n),
    },
  ],
  // Permit2: approve(address token,address spender,uint160 amount,uint48 expiration)
  [
    '0x87517c45',
    {
      words: 4,
      contract: permit2,
      describe: ({ address, number }) => describeGrant(address(0), address(1), number(2)),
    },
  ],
  // Permit2: permit(address owner,((address token,uint160 amount,…),address spender,…),bytes)
  [
    '0x2b67b570',
    {
      words: 8,
      contract: permit2,
      describe: ({ address, number }) => describeGrant(address(1), address(5), number(2)),
    },
  ],
  // Permit2: transferFrom(address from,address to,uint160 amount,address token)
  [
    '0x36c78516',
    {
      words: 4,
      contract: permit2,
      describe: ({ address, number }) =>
        transferFrom(address(0), address(1), number(2), address(3)),
    },
  ],
] satisfies [string, Decoder][])

/**
 * Describes the data of a call, as a contract decodes it: bytes after the parameters are ignored.
 * An unknown call is shown with its data. `to` is null for the creation of a contract,
 * whose code is unknown.
 */
export function describeCall(to: string | null, data: string): Described {
  const hex = data.toLowerCase()
  if (to === null)
    return {
      rows: [
        row('functionCalled', { form: 'phrase', phrase: 'createsContract' }),
        row('data', { form: 'verbatim', text: cleanLines(hex) }),
      ],
      cautions: ['unknown'],
    }
  if (hex === '0x') return { rows: [addressRow('to', to)], cautions: [] }
  const selector = hex.slice(0, 10)
  const decoder = decoders.get(selector)
  const word = (index: number) => hex.slice(10 + 64 * index, 74 + 64 * index)
  const isOwn = decoder?.contract === null || decoder?.contract === to.toLowerCase()
  if (decoder !== undefined && isOwn && hex.length >= 10 + 64 * decoder.words)
    return decoder.describe(
      {
        address: (index) => `0x${word(index).slice(24)}`,
        number: (index) => BigInt(`0x${word(index)}`),
      },
      to,
    )
  return {
    rows: [
      textRow('functionCalled', selector),
      addressRow('contract', to),
      row('data', { form: 'verbatim', text: cleanLines(hex) }),
    ],
    cautions: ['unknown'],
  }
}
