import type { WalkedMachine, WalkFile } from '../src/devtools/walk-file.ts'

/** The walk file, which the visualizer reads. `charts`: an entry for each machine. */
export declare function walkFile(charts: readonly WalkedMachine[]): WalkFile
