curl "{{BASE_URL}}/v1/chat/completions" \
  --max-time 30 \
  --header "Authorization: Bearer {{API_KEY}}" \
  --header "Content-Type: application/json" \
  --data '{
    "model": "{{ASSISTANT_ID}}",
    "messages": [{ "role": "user", "content": "What can you help me with?" }],
    "user": "customer-42"
  }'
