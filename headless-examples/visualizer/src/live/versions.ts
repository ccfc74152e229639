import { loadMachine } from '../machines/loadMachine.ts'

/** Machines of a page that differ from those here, and machines that are unknown here, by id. */
export type OtherVersions = { differing: readonly string[]; unknown: readonly string[] }

/** Compares the fingerprints of a page's machines with the machines here. Loads these machines. */
export async function compareVersions(
  charts: Readonly<Record<string, string>>,
): Promise<OtherVersions> {
  const compared = await Promise.all(
    Object.entries(charts).map(async ([id, fingerprint]) => {
      const loaded = await loadMachine(id).catch(() => 'failed' as const)
      if (loaded === 'failed') return { id, is: 'same' }
      if (loaded === null) return { id, is: 'unknown' }
      return { id, is: loaded.fingerprint === fingerprint ? 'same' : 'differing' }
    }),
  )
  const idsOf = (what: string) => compared.filter(({ is }) => is === what).map(({ id }) => id)
  return { differing: idsOf('differing'), unknown: idsOf('unknown') }
}
