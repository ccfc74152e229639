import { getBase58Decoder, getBase64Decoder } from '@solana/web3.js'
import type { Vm, VmAccount } from '../create-vm.ts'
import { rpcErrors } from '../rpc-error.ts'
import { formatParsedAccount } from '../token-data.ts'
import { parseAddress, parseList, type Method, parseOptions, withContext } from './method.ts'

/** Rent is not collected any more: the greatest number there is. */
const rentEpoch = 18_446_744_073_709_551_615n

/** An account as the node writes it, its data in the encoding that was asked for. */
export function formatAccount(
  machine: Vm,
  whole: VmAccount,
  encoding: unknown,
  slice: unknown = null,
) {
  const account = { ...whole, data: cut(whole.data, slice) }
  const { lamports, owner, executable, space } = account
  return {
    lamports,
    owner,
    executable,
    rentEpoch,
    space,
    data: dataOf(machine, account, encoding ?? 'base58'),
  }
}

/** As much of the data as was asked for. */
function cut(data: Uint8Array, slice: unknown): Uint8Array {
  if (slice === null || slice === undefined) return data
  const { offset, length } = parseOptions(slice)
  if (typeof offset !== 'number' || typeof length !== 'number')
    throw rpcErrors.params('dataSlice has an offset and a length')
  return data.slice(offset, offset + length)
}

function dataOf(machine: Vm, account: VmAccount, encoding: unknown) {
  const { data, space } = account
  switch (encoding) {
    case 'base58':
      return [getBase58Decoder().decode(data), 'base58']
    case 'base64':
      return [getBase64Decoder().decode(data), 'base64']
    case 'jsonParsed': {
      const parsed = formatParsedAccount(machine, account)
      return parsed === null
        ? [getBase64Decoder().decode(data), 'base64']
        : { program: 'spl-token', parsed, space }
    }
    default:
      throw rpcErrors.params(`unsupported encoding: ${String(encoding)}`)
  }
}

/** What is at addresses. */
export const accountMethods: Readonly<Record<string, Method>> = {
  getBalance: (ledger, [address]) =>
    withContext(ledger, ledger.vm.balance(parseAddress(address))),
  getAccountInfo(ledger, [address, options]) {
    const account = ledger.vm.account(parseAddress(address))
    return withContext(
      ledger,
      account && formatAccount(ledger.vm, account, parseOptions(options).encoding),
    )
  },
  getMultipleAccounts(ledger, [addresses, options]) {
    const accounts = parseList(addresses).map((address) => ledger.vm.account(parseAddress(address)))
    const { encoding, dataSlice } = parseOptions(options)
    return withContext(
      ledger,
      accounts.map(
        (account) => account && formatAccount(ledger.vm, account, encoding ?? 'base64', dataSlice),
      ),
    )
  },
}
