import { describeRandomWalk, describeWalk } from '../../walker/suite.ts'
import { connectModel } from './connect.model.ts'

describeWalk(connectModel)
describeRandomWalk(connectModel)
