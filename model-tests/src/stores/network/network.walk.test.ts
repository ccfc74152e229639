import { describeRandomWalk, describeWalk } from '../../walker/suite.ts'
import { networkModel } from './network.model.ts'

describeWalk(networkModel)
describeRandomWalk(networkModel)
