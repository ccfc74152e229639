import { describeRandomWalk, describeWalk } from '../../walker/suite.ts'
import { reconnectModel } from './reconnect.model.ts'

describeWalk(reconnectModel)
describeRandomWalk(reconnectModel)
