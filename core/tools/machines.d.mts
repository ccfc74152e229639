/** A machine of core: `{ name: 'remote', folder: 'flows/connect/remote' }`. */
export type NamedMachine = { name: string; folder: string }
/** The machines of core, sorted by folder. Reads file names only. */
export declare function listMachines(): NamedMachine[]
/** A text that names the unknown machines and lists the known ones. Null if all are known. */
export declare function unknownMachines(names: readonly string[]): string | null
/**
 * The machines that the variable `LATCHKIT_MACHINES` names (`send,transfers`), or all without it.
 * Throws if a name is unknown.
 */
export declare function selectedMachines(env?: Record<string, string | undefined>): NamedMachine[]
