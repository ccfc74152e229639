import { describeRandomWalk, describeWalk } from '../../walker/suite.ts'
import { disconnectModel } from './disconnect.model.ts'

describeWalk(disconnectModel)
describeRandomWalk(disconnectModel)
