import { selectedMachines } from '../../../core/tools/machines.mjs'
import { loadModel } from '../walker/models.ts'
import { describeMutants } from './suite.ts'

/** Which part of the machines this process tries, such as `0/2`, so that two share the work. */
const [part = 0, parts = 1] = (process.env.LATCHKIT_PART ?? '0/1').split('/').map(Number)

for (const [index, { folder }] of selectedMachines().entries())
  if (index % parts === part) describeMutants(await loadModel(folder))
