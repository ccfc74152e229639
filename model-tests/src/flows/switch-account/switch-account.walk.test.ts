import { describeRandomWalk, describeWalk } from '../../walker/suite.ts'
import { switchAccountModel } from './switch-account.model.ts'

describeWalk(switchAccountModel)
describeRandomWalk(switchAccountModel)
