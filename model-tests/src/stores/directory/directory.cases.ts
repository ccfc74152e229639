import type { DirectoryLists } from '../../../../core/src/domain/wallet/directory-lists.ts'
import { plainWallet } from '../../../../core/src/domain/wallet/parse-wallet.ts'
import type { Wallet } from '../../../../core/src/domain/wallet/wallet.ts'
import type { directoryMachine } from '../../../../core/src/stores/directory/directory.machine.ts'
import type { DirectoryInput } from '../../../../core/src/stores/directory/directory.types.ts'
import { failed, fresh, loading, reloading } from '../../resource/changes.ts'
import { mainnet, solana } from '../../samples.ts'
import type { Cases } from '../../walker/machine-model.ts'

/** A wallet of the directory without links. */
export const directoryWallet = (id: string): Wallet =>
  plainWallet({ id, name: `Wallet ${id}`, rdns: `test.${id}`, icon: null })

const defaultInput: DirectoryInput = {
  directory: true,
  featuredIds: [],
  includeIds: [],
  excludeIds: [],
  chains: [mainnet.caipNetworkId],
}
/** Inputs of pages with different options. */
export const directoryInputs: Record<
  'withoutProjectId' | 'default' | 'twoNamespaces' | 'featured',
  DirectoryInput
> = {
  withoutProjectId: { ...defaultInput, directory: false },
  default: defaultInput,
  twoNamespaces: { ...defaultInput, chains: [mainnet.caipNetworkId, solana.caipNetworkId] },
  featured: { ...defaultInput, featuredIds: ['one', 'two'], excludeIds: ['out'] },
}
export const lists: DirectoryLists = {
  featured: [directoryWallet('one')],
  excluded: [{ name: 'Out', rdns: 'test.out' }],
  recommended: [directoryWallet('three')],
  count: 600,
}
/** The lists of a directory whose recommended wallets could not be read. */
export const listsWithoutRecommended: DirectoryLists = { ...lists, recommended: null, count: 0 }

export const directoryCases: Cases<typeof directoryMachine> = {
  load: [{ namespace: null }, { namespace: 'solana' }],
  'lists.changed': [
    { resource: loading },
    { resource: fresh(lists) },
    { resource: fresh(listsWithoutRecommended) },
    { resource: reloading(lists) },
    { resource: failed('config/origin-not-allowed') },
    { resource: failed('config/project-id-invalid') },
    { resource: failed('endpoint/unreachable') },
  ],
}
