import { selectedMachines } from '../../../core/tools/machines.mjs'
import { loadModel } from './models.ts'
import { describeWalk } from './suite.ts'

// Walks the machines that the command names, or all.
for (const { folder } of selectedMachines()) describeWalk(await loadModel(folder))
