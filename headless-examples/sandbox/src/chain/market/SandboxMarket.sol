// SPDX-License-Identifier: MIT
//
// Compiled as described in ../token/SandboxToken.sol.
pragma solidity ^0.8.24;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

/// Trades one token for another at any price the caller names, as long as it has enough of it.
contract SandboxMarket {
    function trade(IERC20 sold, uint256 amount, IERC20 bought, uint256 price) external {
        require(sold.transferFrom(msg.sender, address(this), amount));
        require(bought.transfer(msg.sender, price));
    }
}
