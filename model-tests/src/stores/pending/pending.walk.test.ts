import { describeRandomWalk, describeWalk } from '../../walker/suite.ts'
import { pendingModel } from './pending.model.ts'

describeWalk(pendingModel)
describeRandomWalk(pendingModel)
