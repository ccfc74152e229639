import { describeRandomWalk, describeWalk } from '../../walker/suite.ts'
import { allWalletsModel } from './all-wallets.model.ts'

describeWalk(allWalletsModel)
describeRandomWalk(allWalletsModel)
