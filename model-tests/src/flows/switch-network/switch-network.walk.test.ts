import { describeRandomWalk, describeWalk } from '../../walker/suite.ts'
import { switchNetworkModel } from './switch-network.model.ts'

describeWalk(switchNetworkModel)
describeRandomWalk(switchNetworkModel)
