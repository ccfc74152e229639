import { describeRandomWalk, describeWalk } from '../../../walker/suite.ts'
import { multiChainModel } from './multi-chain.model.ts'

describeWalk(multiChainModel)
describeRandomWalk(multiChainModel)
