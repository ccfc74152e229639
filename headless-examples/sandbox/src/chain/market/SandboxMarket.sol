// SPDX-License-Identifier: MIT
//
// Compiled as ../token/SandboxToken.sol says.
pragma solidity ^0.8.24;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

/// Gives one token for another as long as it has some, at whatever rate one asks for: nothing here is worth anything.
contract SandboxMarket {
    function trade(IERC20 given, uint256 amount, IERC20 wanted, uint256 price) external {
        require(given.transferFrom(msg.sender, address(this), amount));
        require(wanted.transfer(msg.sender, price));
    }
}
