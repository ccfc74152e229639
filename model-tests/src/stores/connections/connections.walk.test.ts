import { describeRandomWalk, describeWalk } from '../../walker/suite.ts'
import { connectionsModel } from './connections.model.ts'

describeWalk(connectionsModel)
describeRandomWalk(connectionsModel)
