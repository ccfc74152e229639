import { cowSettlement, oneInchRouters, permit2, seaport, zeroExProxy } from './known-contracts.ts'
import {
  addressRow,
  amountRow,
  type Described,
  describeGrant,
  joined,
  type RequestRow,
  row,
  textRow,
} from './request-row.ts'
import type { TypedNode } from './typed-data.ts'

/** EIP-2612, and the older permit of DAI. */
const permit = 'address owner,address spender,uint256 value,uint256 nonce,uint256 deadline'
const daiPermit = 'address holder,address spender,uint256 nonce,uint256 expiry,bool allowed'
/** Permit2: an allowance, and the tokens of a single transfer. */
const permitDetails = 'address token,uint160 amount,uint48 expiration,uint48 nonce'
const tokenPermissions = 'address token,uint256 amount'
const permit2Shape =
  /^(PermitDetails(\[\])? details,address spender,uint256 sigDeadline|TokenPermissions(\[\])? permitted,address spender,uint256 nonce,uint256 deadline(,\w+ \w+)?)$/
/** The names under which a token and Permit2 accept these structs. */
const permitName = /^Permit(Single|Batch|(Batch)?(Witness)?TransferFrom)?$/
/** Fields of orders of exchanges: the token that the account gives, and its amount. */
const orderFields = [
  { exchange: cowSettlement, token: 'sellToken', amount: 'sellAmount' },
  { exchange: zeroExProxy, token: 'makerToken', amount: 'makerAmount' },
  { exchange: oneInchRouters, token: 'makerAsset', amount: 'makingAmount' },
] as const

export const childOf = ({ items }: TypedNode, name: string): TypedNode | null =>
  items.find((item) => item.name === name) ?? null
const addressIn = (node: TypedNode, name: string) => childOf(node, name)?.address ?? null
const numberIn = (node: TypedNode, name: string) => childOf(node, name)?.number ?? null

/**
 * The grants of money in a message, in each struct that a token contract, Permit2 or an exchange
 * accepts. `contract`: the verifying contract, in lower case. Null if the struct is none of them,
 * and if the contract is another one than Permit2 or the exchange (fault V7).
 */
function describeStruct(node: TypedNode, contract: string | null): Described | null {
  const spender = addressIn(node, 'spender')
  if (node.shape === permit && spender !== null && contract !== null)
    return describeGrant(contract, spender, numberIn(node, 'value'))
  if (node.shape === daiPermit && spender !== null && contract !== null)
    return describeGrant(contract, spender, isFalse(childOf(node, 'allowed')) ? 0n : null)
  if (permit2Shape.test(node.shape) && spender !== null && contract === permit2)
    return describePermit2(node, spender)
  return contract === null ? null : describeOrder(node, contract)
}

const isFalse = (node: TypedNode | null) =>
  node?.value.form === 'text' && node.value.text === 'false'

function describePermit2(node: TypedNode, spender: string): Described | null {
  const [first] = node.items
  const structs = first === undefined || first.shape !== '' ? [first] : first.items
  const grants = structs.map((struct) => {
    const token = struct === undefined ? null : addressIn(struct, 'token')
    const known = struct?.shape === permitDetails || struct?.shape === tokenPermissions
    return known && token !== null
      ? describeGrant(token, spender, numberIn(struct, 'amount'))
      : null
  })
  return grants.every((grant) => grant !== null) ? joined(grants) : null
}

function describeOrder(node: TypedNode, contract: string): Described | null {
  const offer = childOf(node, 'offer')
  const consideration = childOf(node, 'consideration')
  const isSeaport = seaport.includes(contract)
  if (isSeaport && offer !== null && consideration !== null && offer.items.length > 0) {
    const offerer = addressIn(node, 'offerer')
    const received = consideration.items.filter(
      (item) => offerer !== null && addressIn(item, 'recipient') === offerer,
    )
    return orderOf([
      ...offer.items.flatMap((item) => itemRows('offered', item)),
      ...(received.length > 0
        ? received.flatMap((item) => itemRows('received', item))
        : [row('received', { form: 'phrase', phrase: 'nothing' })]),
    ])
  }
  for (const fields of orderFields) {
    const token = addressIn(node, fields.token)
    const amount = numberIn(node, fields.amount)
    if (fields.exchange.includes(contract) && token !== null && amount !== null)
      return orderOf([amountRow('offered', amount, token), addressRow('token', token)])
  }
  return null
}

const orderOf = (rows: readonly RequestRow[]): Described => ({
  rows: [...rows, row('spender', { form: 'phrase', phrase: 'anyone' })],
  cautions: ['order'],
})

const zeroAddress = /^0x0{40}$/

/** An item of an order. Types from 2 are single tokens (ERC-721, ERC-1155) with an id. */
function itemRows(label: 'offered' | 'received', item: TypedNode): readonly RequestRow[] {
  const token = addressIn(item, 'token')
  const start = numberIn(item, 'startAmount') ?? 0n
  const end = numberIn(item, 'endAmount') ?? 0n
  const [less, more] = start < end ? [start, end] : [end, start]
  // The amount changes from start to end over time: the one that is worse for the account counts.
  const amount = label === 'offered' ? more : less
  const isNative = token === null || zeroAddress.test(token)
  const isSingle = (numberIn(item, 'itemType') ?? 0n) >= 2n
  return [
    isSingle
      ? textRow(label, `${amount} × #${numberIn(item, 'identifierOrCriteria') ?? '?'}`)
      : amountRow(label, amount, isNative ? null : token),
    ...(isNative ? [] : [addressRow('token', token)]),
  ]
}

/** All grants in a message. `known`: the root is an order, or a permit with the name of one. */
export function describeGrants(
  root: TypedNode,
  contract: string | null,
): Described & { known: boolean } {
  const own = describeStruct(root, contract)
  if (own !== null)
    return { ...own, known: own.cautions.includes('order') || permitName.test(root.type) }
  return { ...joined(root.items.map((item) => describeGrants(item, contract))), known: false }
}
