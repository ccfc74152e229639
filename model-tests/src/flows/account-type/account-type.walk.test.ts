import { describeRandomWalk, describeWalk } from '../../walker/suite.ts'
import { accountTypeModel } from './account-type.model.ts'

describeWalk(accountTypeModel)
describeRandomWalk(accountTypeModel)
