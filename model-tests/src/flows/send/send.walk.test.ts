import { describeRandomWalk, describeWalk } from '../../walker/suite.ts'
import { sendModel } from './send.model.ts'

describeWalk(sendModel)
describeRandomWalk(sendModel)
