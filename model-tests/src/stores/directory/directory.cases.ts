import type { DirectoryLists } from '../../../../core/src/domain/wallet/directory-lists.ts'
import { plainWallet } from '../../../../core/src/domain/wallet/parse-wallet.ts'
import type { Wallet } from '../../../../core/src/domain/wallet/wallet.ts'
import { KitError } from '../../../../core/src/errors/kit-error.ts'
import type { directoryMachine } from '../../../../core/src/stores/directory/directory.machine.ts'
import type { DirectoryInput } from '../../../../core/src/stores/directory/directory.types.ts'
import { mainnet, solana } from '../../samples.ts'
import type { Cases } from '../../walker/machine-model.ts'

/** A wallet of the directory. */
export const listed = (id: string): Wallet =>
  plainWallet({ id, name: `Wallet ${id}`, rdns: `test.${id}`, icon: null })

const plain: DirectoryInput = {
  directory: true,
  featuredIds: [],
  includeIds: [],
  excludeIds: [],
  chains: [mainnet.caipNetworkId],
  customWallets: false,
}
/**
 * A page without a project id, one without options, one with two namespaces, one with featured and
 * excluded wallets, and one with custom wallets.
 */
export const directoryInputs: Record<
  'none' | 'plain' | 'both' | 'featuring' | 'own',
  DirectoryInput
> = {
  none: { ...plain, directory: false },
  plain,
  both: { ...plain, chains: [mainnet.caipNetworkId, solana.caipNetworkId] },
  featuring: { ...plain, featuredIds: ['one', 'two'], excludeIds: ['out'] },
  own: { ...plain, customWallets: true },
}
/** All lists, and all except the recommended one. */
export const lists: DirectoryLists = {
  featured: [listed('one')],
  excluded: [{ name: 'Out', rdns: 'test.out' }],
  recommended: [listed('three')],
  count: 600,
}
export const silent: DirectoryLists = { ...lists, recommended: null, count: 0 }
export const refused = new KitError('config/origin-not-allowed')
export const invalid = new KitError('config/project-id-invalid')
export const offline = new KitError('endpoint/unreachable')

/**
 * Complete and incomplete lists; errors of a forbidden page or project, and of an unreachable
 * service.
 */
export const directoryCases: Cases<typeof directoryMachine> = {
  load: [{ namespace: null }, { namespace: 'solana' }],
  'xstate.done.actor.loadLists': [{ output: lists }, { output: silent }],
  'xstate.error.actor.loadLists': [{ error: refused }, { error: invalid }, { error: offline }],
}
