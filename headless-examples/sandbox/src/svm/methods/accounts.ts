import { getBase58Decoder, getBase64Decoder } from '@solana/web3.js'
import type { Vm, VmAccount } from '../create-vm.ts'
import { rpcErrors } from '../rpc-error.ts'
import { formatParsedAccount } from '../token-data.ts'
import { type Method, parseAddress, parseList, parseOptions, withContext } from './method.ts'

/** The maximum u64, which means that no rent is collected. */
const rentEpoch = 18_446_744_073_709_551_615n

/** Formats an account as nodes do. `slice`: the `dataSlice` option of the request. */
export function formatAccount(
  vm: Vm,
  fullAccount: VmAccount,
  encoding: unknown,
  slice: unknown = null,
) {
  const account = { ...fullAccount, data: sliceData(fullAccount.data, slice) }
  const { lamports, owner, executable, space } = account
  return {
    lamports,
    owner,
    executable,
    rentEpoch,
    space,
    data: dataOf(vm, account, encoding ?? 'base58'),
  }
}

/** Applies the `dataSlice` option. */
function sliceData(data: Uint8Array, slice: unknown): Uint8Array {
  if (slice === null || slice === undefined) return data
  const { offset, length } = parseOptions(slice)
  if (typeof offset !== 'number' || typeof length !== 'number')
    throw rpcErrors.params('dataSlice needs an offset and a length')
  return data.slice(offset, offset + length)
}

function dataOf(vm: Vm, account: VmAccount, encoding: unknown) {
  const { data, space } = account
  switch (encoding) {
    case 'base58':
      return [getBase58Decoder().decode(data), 'base58']
    case 'base64':
      return [getBase64Decoder().decode(data), 'base64']
    case 'jsonParsed': {
      const parsed = formatParsedAccount(vm, account)
      return parsed === null
        ? [getBase64Decoder().decode(data), 'base64']
        : { program: 'spl-token', parsed, space }
    }
    default:
      throw rpcErrors.params(`unsupported encoding: ${String(encoding)}`)
  }
}

/** Methods that read accounts. */
export const accountMethods: Readonly<Record<string, Method>> = {
  getBalance: (ledger, [address]) => withContext(ledger, ledger.vm.balance(parseAddress(address))),
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
