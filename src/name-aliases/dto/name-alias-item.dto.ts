import { TextField } from '../../http/fields.js';

/** An alternate name as a body gives it with its owner; a plain string stands for `{ name }`. */
export class NameAliasItemDto {
  @TextField({ required: true, example: 'Augusta Ada King' })
  name!: string;
}
