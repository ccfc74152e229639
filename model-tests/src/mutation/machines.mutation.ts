import { selectedMachines } from '../../../core/tools/machines.mjs'
import { loadModel } from '../walker/models.ts'
import { describeMutants } from './suite.ts'

/** The part of the machines that this project tries: `0/2` is the first of two. */
const [part = 0, parts = 1] = (process.env.LATCHKIT_PART ?? '0/1').split('/').map(Number)

for (const [index, { folder }] of selectedMachines().entries())
  if (index % parts === part) describeMutants(await loadModel(folder))
