import { describeRandomWalk, describeWalk } from '../../walker/suite.ts'
import { accountModel } from './account.model.ts'

describeWalk(accountModel)
describeRandomWalk(accountModel)
