// A small duel on boardgame.io's own server, in memory: two seats in turn, each move adds a card to a short list.
const { Server, Origins } = require('boardgame.io/server');
const { game } = require('./game');
Server({ games: [game], origins: [Origins.LOCALHOST] }).run({ port: Number(process.argv[2]), callback: () => console.log('ready') });
