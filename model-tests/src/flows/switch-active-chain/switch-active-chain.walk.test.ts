import { describeRandomWalk, describeWalk } from '../../walker/suite.ts'
import { switchActiveChainModel } from './switch-active-chain.model.ts'

describeWalk(switchActiveChainModel)
describeRandomWalk(switchActiveChainModel)
