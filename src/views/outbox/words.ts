import type { OutboxCall } from '../../../machines/outbox/outbox.calls';

/** What each call does, as the list of what waits says it. */
export const callWords: Readonly<Record<OutboxCall, string>> = {
  setFavourite: 'Outbox.A new favourite',
  removeFavourite: 'Outbox.No longer a favourite',
  writeReview: 'Outbox.A review',
  editReview: 'Outbox.A changed review',
  deleteReview: 'Outbox.A review to delete',
  sendLetter: 'Outbox.A letter',
  viewLetter: 'Outbox.A letter that was read',
  deleteLetter: 'Outbox.Letters to delete',
  removeLetters: 'Outbox.Letters to delete',
  changeLetterState: 'Outbox.Letters that changed',
  updatePhrase: 'Outbox.Words for a phrase',
  viewNotification: 'Outbox.Notifications that were seen',
  viewAllNotifications: 'Outbox.Notifications that were seen',
};
